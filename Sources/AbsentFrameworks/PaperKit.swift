// PaperKit, none of which Quince has: its names are declared, so that the compiler says what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: pages of paper with markup")
open class PaperMarkupViewController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: pages of paper with markup")
public struct PaperMarkup {}

@available(*, unavailable, message: "not yet in Quince: pages of paper with markup")
open class MarkupEditViewController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: pages of paper with markup")
open class MarkupToolbarViewController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: pages of paper with markup")
public struct FeatureSet {}

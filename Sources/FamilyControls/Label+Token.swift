import ManagedSettings
import QuinceFoundation
import SwiftUI

/// The name of an app, a category or a site: which one only Screen Time knows, so the name of its kind.
///
/// Source: Apple's documentation of `FamilyActivityTitleView`.
public struct FamilyActivityTitleView: View {
    let kind: String
    public var body: some View { Text(kind) }
}

/// The icon of an app, a category or a site. Source: Apple's documentation of `FamilyActivityIconView`.
public struct FamilyActivityIconView: View {
    let symbol: String
    public var body: some View { Image(systemName: symbol) }
}

extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
    public init(_ applicationToken: ApplicationToken) {
        self.init {
            FamilyActivityTitleView(kind: "App")
        } icon: {
            FamilyActivityIconView(symbol: "app")
        }
    }
    public init(_ categoryToken: ActivityCategoryToken) {
        self.init {
            FamilyActivityTitleView(kind: "Category")
        } icon: {
            FamilyActivityIconView(symbol: "square.grid.2x2")
        }
    }
    public init(_ webDomainToken: WebDomainToken) {
        self.init {
            FamilyActivityTitleView(kind: "Website")
        } icon: {
            FamilyActivityIconView(symbol: "globe")
        }
    }
}

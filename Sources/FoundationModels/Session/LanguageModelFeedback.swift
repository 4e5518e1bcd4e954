import QuinceFoundation

/// The user's opinion of an answer.
///
/// Source: Apple's documentation of `LanguageModelFeedback`.
public struct LanguageModelFeedback {
    public enum Sentiment: String, Sendable, CaseIterable { case positive, negative, neutral }

    /// A problem with an answer.
    public struct Issue: Sendable {
        public enum Category: String, Sendable, CaseIterable {
            case unhelpful, tooVerbose, didNotFollowInstructions, incorrect, stereotypeOrBias, suggestiveOrSexual, vulgarOrOffensive
            case triggeredGuardrailUnexpectedly
        }
        let category: Category
        let explanation: String?

        public init(category: Category, explanation: String? = nil) { (self.category, self.explanation) = (category, explanation) }
    }
}

extension LanguageModelSession {
    /// A JSON report of the session, to attach to a report to Apple.
    @discardableResult public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredOutput: Transcript.Entry? = nil
    ) -> Data {
        var report: [(String, any ConvertibleToGeneratedContent)] = [("transcript", TranscriptCoding.content(transcript))]
        if let sentiment { report.append(("sentiment", sentiment.rawValue)) }
        report.append(
            (
                "issues",
                issues.map { issue in
                    GeneratedContent(properties: ["category": issue.category.rawValue, "explanation": issue.explanation])
                }
            ))
        if let desiredOutput { report.append(("desiredOutput", TranscriptCoding.content(desiredOutput))) }
        return Data(GeneratedContent(properties: report) { first, _ in first }.jsonString.utf8)
    }

    /// A JSON report of the session, to attach to a report to Apple.
    @discardableResult public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [], desiredResponseText: String?
    ) -> Data {
        let output = desiredResponseText.map { text in
            Transcript.Entry.response(.init(assetIDs: [], segments: [.text(.init(content: text))]))
        }
        return logFeedbackAttachment(sentiment: sentiment, issues: issues, desiredOutput: output)
    }

    /// A JSON report of the session, to attach to a report to Apple.
    @discardableResult public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredResponseContent: (any ConvertibleToGeneratedContent)?
    ) -> Data {
        let output = desiredResponseContent.map { content in
            Transcript.Entry.response(
                .init(assetIDs: [], segments: [.structure(.init(source: "\(type(of: content))", content: content.generatedContent))]))
        }
        return logFeedbackAttachment(sentiment: sentiment, issues: issues, desiredOutput: output)
    }
}

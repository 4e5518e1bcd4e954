import Foundation

extension AttributedString {
    /// The options for parsing Markdown.
    ///
    /// Source: Apple's documentation of `AttributedString.MarkdownParsingOptions`.
    public struct MarkdownParsingOptions: Sendable {
        /// The parts of the syntax that are interpreted.
        public enum InterpretedSyntax: Sendable {
            /// Headings, lists, quotes and code, too: their marks are left out.
            case full
            /// Marks within lines; white space is one space.
            case inlineOnly
            /// Marks within lines; white space stays as it is.
            case inlineOnlyPreservingWhitespace
        }

        /// The response to Markdown that cannot be parsed. Has no effect: every text is valid Markdown.
        public enum FailurePolicy: Sendable {
            case throwError
            case returnPartiallyParsedIfPossible
        }

        /// Whether `^[text](attribute: value)` may give texts attributes; they are left out.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        /// The language of the text.
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
            (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
        }
    }

    /// The text that Markdown stands for, its parts with what they are within their line, and with links.
    ///
    /// - Parameter baseURL: The URL that relative links are resolved against.
    ///
    /// Source: Apple's documentation of `AttributedString.init(markdown:options:baseURL:)`.
    public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        self.init()
        for line in MarkdownText.lines(of: markdown, options.interpretedSyntax) {
            switch line {
            case .marked(let text):
                for piece in InlineMarkdown.pieces(of: text) { append(Self.part(piece, options, baseURL)) }
            case .code(let text): append(Self.part(InlineMarkdown.Piece(text: text), options, baseURL))
            }
        }
    }
    public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        guard let text = String(data: markdown, encoding: .utf8) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }
    public init(contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }
    /// - Parameter scope: Whose attributes texts may be given.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

    private static func part(_ piece: InlineMarkdown.Piece, _ options: MarkdownParsingOptions, _ baseURL: URL?) -> AttributedString {
        var part = AttributedString(piece.text)
        var intent: InlinePresentationIntent = []
        if piece.isStrong { intent.insert(.stronglyEmphasized) }
        if piece.isEmphasized { intent.insert(.emphasized) }
        if piece.isCode { intent.insert(.code) }
        if piece.isStruck { intent.insert(.strikethrough) }
        if !intent.isEmpty { part[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = intent }
        // An address may be followed by a title.
        if let address = piece.link?.split(separator: " ").first { part.link = URL(string: String(address), relativeTo: baseURL) }
        if let code = options.languageCode { part.languageIdentifier = code }
        return part
    }
}

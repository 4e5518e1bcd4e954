import Foundation

// Source: Apple's documentation of `NSAttributedString.init(markdown:options:baseURL:)`.

extension NSAttributedString {
    /// The text that Markdown stands for, its parts with what they are within their line, and with links.
    ///
    /// - Parameter baseURL: The URL that relative links are resolved against.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }

    /// The text that Markdown in UTF-8 stands for.
    ///
    /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` where the data is no UTF-8.
    public convenience init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }

    /// The text that a file of Markdown stands for.
    public convenience init(
        contentsOf markdownFile: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { self.init(try AttributedString(contentsOf: markdownFile, options: options, baseURL: baseURL)) }
}

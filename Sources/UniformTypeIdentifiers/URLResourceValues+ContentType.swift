import QuinceFoundation

extension URLResourceValues {
    /// The kind of data of a file, by its name's extension, or of folder; nil where it was not asked for.
    public var contentType: UTType? { (allValues[.contentTypeKey] as? String).map(UTType.init(known:)) }
}

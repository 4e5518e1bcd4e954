import Foundation

/// Errors in words, as iOS has them. Foundation on Linux words them differently.
enum ErrorText {
    static func description(of error: NSError) -> String {
        if let text = error.userInfo[NSLocalizedDescriptionKey] as? String { return text }
        if let provider = NSError.userInfoValueProvider(forDomain: error.domain),
            let text = provider(error, NSLocalizedDescriptionKey) as? String
        {
            return text
        }
        if let text = overridden(error) { return text }
        let reason = error.localizedFailureReason
        if let failure = error.userInfo["NSLocalizedFailure"] as? String {
            return [failure, reason].compactMap { $0 }.joined(separator: " ")
        }
        switch error.domain {
        case NSCocoaErrorDomain: return FileErrorText(error).text ?? cocoa[error.code] ?? unfinished(error, reason)
        case NSURLErrorDomain: return url[error.code] ?? unfinished(error, reason)
        case NSPOSIXErrorDomain: return unfinished(error, reason ?? String(cString: strerror(Int32(truncatingIfNeeded: error.code))))
        default: return unfinished(error, reason)
        }
    }

    /// The words of a subclass that overrides them.
    private static func overridden(_ error: NSError) -> String? {
        guard type(of: error) != NSError.self else { return nil }
        let text = error.localizedDescription
        var userInfo = error.userInfo
        userInfo[NSLocalizedFailureReasonErrorKey] = error.localizedFailureReason
        let plain = NSError(domain: error.domain, code: error.code, userInfo: userInfo)
        return text == plain.localizedDescription ? nil : text
    }

    private static func unfinished(_ error: NSError, _ reason: String?) -> String {
        "The operation couldn’t be completed. " + (reason ?? "(\(error.domain) error \(error.code).)")
    }

    /// Texts of Cocoa's errors that name no file.
    private static let cocoa = [
        NSUserCancelledError: "The operation was cancelled.",
        NSFormattingError: "The value is invalid.",
        NSKeyValueValidationError: "The value is invalid.",
        NSPropertyListReadCorruptError: wrongFormat,
        NSCoderReadCorruptError: wrongFormat,
        NSCoderValueNotFoundError: "The data couldn’t be read because it is missing.",
    ]

    static let wrongFormat = "The data couldn’t be read because it isn’t in the correct format."

    private static let url = [
        NSURLErrorCancelled: "cancelled",
        NSURLErrorBadURL: "bad URL",
        NSURLErrorTimedOut: "The request timed out.",
        NSURLErrorUnsupportedURL: "unsupported URL",
        NSURLErrorCannotFindHost: "A server with the specified hostname could not be found.",
        NSURLErrorCannotConnectToHost: "Could not connect to the server.",
        NSURLErrorNetworkConnectionLost: "The network connection was lost.",
        NSURLErrorDNSLookupFailed: "DNS lookup error",
        NSURLErrorHTTPTooManyRedirects: "too many HTTP redirects",
        NSURLErrorResourceUnavailable: "resource unavailable",
        NSURLErrorNotConnectedToInternet: "The Internet connection appears to be offline.",
        NSURLErrorRedirectToNonExistentLocation: "redirected to nonexistent location",
        NSURLErrorBadServerResponse: "There was a bad response from the server.",
        NSURLErrorZeroByteResource: "zero byte resource",
        NSURLErrorCannotDecodeRawData: "cannot decode raw data",
        NSURLErrorCannotDecodeContentData: "cannot decode content data",
        NSURLErrorCannotParseResponse: "cannot parse response",
        NSURLErrorFileDoesNotExist: "The requested URL was not found on this server.",
        NSURLErrorFileIsDirectory: "file is directory",
        NSURLErrorNoPermissionsToReadFile: "You do not have permission to access the requested resource.",
        NSURLErrorDataLengthExceedsMaximum: "resource exceeds maximum size",
        NSURLErrorSecureConnectionFailed: "An SSL error has occurred and a secure connection to the server cannot be made.",
        NSURLErrorUserCancelledAuthentication: "user cancelled authentication",
        NSURLErrorUserAuthenticationRequired: "User authentication required",
        NSURLErrorAppTransportSecurityRequiresSecureConnection:
            "The resource could not be loaded because the App Transport Security policy requires the use of a secure connection.",
    ]
}

/// Cocoa's errors about files: what could not be done with which file, and why.
private struct FileErrorText {
    private let error: NSError

    init(_ error: NSError) { self.error = error }

    /// nil for errors that are not about files.
    var text: String? {
        switch error.code {
        case NSFileNoSuchFileError: file.map { "\($0) doesn’t exist." } ?? "The file doesn’t exist."
        case NSFileReadNoSuchFileError: cannot("opened", because: file == nil ? "it doesn’t exist" : "there is no such file")
        case NSFileReadNoPermissionError: cannot("opened", because: "you don’t have permission to view it")
        case NSFileReadCorruptFileError: file == nil ? ErrorText.wrongFormat : cannot("opened", because: "it isn’t in the correct format")
        case NSFileReadUnknownError: cannot("opened", because: nil)
        case NSFileReadInvalidFileNameError: cannot("opened", because: "the specified file name is invalid")
        case NSFileReadUnsupportedSchemeError: cannot("opened", because: "the specified URL type isn’t supported")
        case NSFileReadTooLargeError: cannot("opened", because: "it is too large")
        case NSFileReadInapplicableStringEncodingError: cannot("opened", because: "the text encoding of its contents isn’t applicable")
        case NSFileReadUnknownStringEncodingError:
            cannot("opened", because: "the text encoding of its contents can’t be determined")
        case NSFileWriteNoPermissionError:
            file == nil
                ? "You don’t have permission." : "You don’t have permission to save the file “\(name ?? "")” in the folder \(folder ?? "")."
        case NSFileWriteFileExistsError: cannot("saved", because: "a file with the same name already exists")
        case NSFileWriteOutOfSpaceError: cannot("saved", because: "there isn’t enough space")
        case NSFileWriteVolumeReadOnlyError: cannot("saved", because: "the volume is read only")
        case NSFileWriteInvalidFileNameError: cannot("saved", because: "the specified file name is invalid")
        case NSFileWriteInapplicableStringEncodingError:
            cannot("saved", because: "the specified text encoding isn’t applicable")
        case NSFileWriteUnknownError: cannot("saved", because: nil)
        default: nil
        }
    }

    private var path: String? {
        (error.userInfo[NSFilePathErrorKey] as? String) ?? (error.userInfo[NSURLErrorKey] as? URL)?.path
    }

    private var name: String? { path.map { ($0 as NSString).lastPathComponent } }
    private var file: String? { name.map { "The file “\($0)”" } }
    private var folder: String? { path.map { "“\(URL(fileURLWithPath: $0).deletingLastPathComponent().lastPathComponent)”" } }

    private func cannot(_ action: String, because reason: String?) -> String {
        "\(file ?? "The file") couldn’t be \(action)" + (reason.map { " because \($0)." } ?? ".")
    }
}

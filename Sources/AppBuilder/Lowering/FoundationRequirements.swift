/// Requirements of Foundation's delegates that Objective-C calls optional. On Linux they have defaults, and no `?` may stand in their calls.
///
/// Source: the module interfaces of Foundation and FoundationNetworking.
enum FoundationRequirements {
    /// Full names, such as `stream(_:handle:)`.
    static let names: Set<String> = [
        "urlSession(_:didBecomeInvalidWithError:)", "urlSession(_:didReceive:completionHandler:)",
        "urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)", "urlSession(_:task:didReceive:completionHandler:)",
        "urlSession(_:task:needNewBodyStream:)", "urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)",
        "urlSession(_:task:didCompleteWithError:)", "urlSession(_:task:willBeginDelayedRequest:completionHandler:)",
        "urlSession(_:dataTask:didReceive:completionHandler:)", "urlSession(_:dataTask:didReceive:)", "urlSession(_:dataTask:didBecome:)",
        "urlSession(_:dataTask:willCacheResponse:completionHandler:)",
        "urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)",
        "urlSession(_:downloadTask:didResumeAtOffset:expectedTotalBytes:)", "urlSession(_:webSocketTask:didOpenWithProtocol:)",
        "urlSession(_:webSocketTask:didCloseWith:reason:)", "stream(_:handle:)", "cache(_:willEvictObject:)",
        "fileManager(_:shouldCopyItemAt:to:)", "fileManager(_:shouldMoveItemAt:to:)", "fileManager(_:shouldLinkItemAt:to:)",
        "fileManager(_:shouldRemoveItemAt:)", "fileManager(_:shouldProceedAfterError:copyingItemAt:to:)",
        "fileManager(_:shouldProceedAfterError:movingItemAt:to:)", "fileManager(_:shouldProceedAfterError:linkingItemAt:to:)",
        "fileManager(_:shouldProceedAfterError:removingItemAt:)", "parserDidStartDocument(_:)", "parserDidEndDocument(_:)",
        "parser(_:didStartElement:namespaceURI:qualifiedName:attributes:)", "parser(_:didEndElement:namespaceURI:qualifiedName:)",
        "parser(_:foundCharacters:)", "parser(_:foundIgnorableWhitespace:)", "parser(_:foundComment:)", "parser(_:foundCDATA:)",
        "parser(_:foundProcessingInstructionWithTarget:data:)", "parser(_:didStartMappingPrefix:toURI:)",
        "parser(_:didEndMappingPrefix:)", "parser(_:parseErrorOccurred:)", "parser(_:validationErrorOccurred:)",
        "parser(_:resolveExternalEntityName:systemID:)",
    ]
}

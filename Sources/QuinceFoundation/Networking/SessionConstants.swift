import Foundation

// Constants of iOS that Foundation on Linux has under other names, or keeps from programs.

/// The key of an error of a download for the data by which `downloadTask(withResumeData:)` goes on with it.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

/// Authentication by a certificate of the client. No challenge has this method: Quince has no identities to answer it with.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

/// The check of a server's certificates. No challenge has this method: the networking library checks them itself, and asks no app.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

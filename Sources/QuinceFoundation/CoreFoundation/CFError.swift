import Foundation

public typealias CFErrorDomain = CFString

/// Makes an error.
public func CFErrorCreate(_ allocator: CFAllocator!, _ domain: CFErrorDomain!, _ code: CFIndex, _ userInfo: CFDictionary!) -> CFError! {
    NSError(domain: domain ?? "", code: code, userInfo: userInfo)
}
public func CFErrorGetDomain(_ err: CFError!) -> CFErrorDomain! { err.domain }
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo }
/// A description for people.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! { err.localizedFailureReason }
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! { err.localizedRecoverySuggestion }

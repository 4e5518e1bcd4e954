import Foundation

// Source: Apple's documentation of `NSDictionary`, “Accessing File Attributes”.

/// The values of a dictionary of a file's attributes, as `FileManager.attributesOfItem(atPath:)` returns it.
extension NSDictionary {
    /// The size in bytes; 0 where the dictionary does not say.
    public func fileSize() -> UInt64 { (fileAttribute(.size) as? NSNumber)?.uint64Value ?? 0 }
    /// The raw value of a `FileAttributeType`.
    public func fileType() -> String? { fileAttribute(.type).flatMap { ($0 as? FileAttributeType)?.rawValue ?? $0 as? String } }
    public func fileCreationDate() -> Date? { fileAttribute(.creationDate) as? Date }
    public func fileModificationDate() -> Date? { fileAttribute(.modificationDate) as? Date }
    /// The permissions of POSIX; 0 where the dictionary does not say.
    public func filePosixPermissions() -> Int { (fileAttribute(.posixPermissions) as? NSNumber)?.intValue ?? 0 }
    public func fileOwnerAccountName() -> String? { fileAttribute(.ownerAccountName) as? String }
    public func fileGroupOwnerAccountName() -> String? { fileAttribute(.groupOwnerAccountName) as? String }
    public func fileOwnerAccountID() -> NSNumber? { fileAttribute(.ownerAccountID) as? NSNumber }
    public func fileGroupOwnerAccountID() -> NSNumber? { fileAttribute(.groupOwnerAccountID) as? NSNumber }
    /// The number of the file system that has the file.
    public func fileSystemNumber() -> Int { (fileAttribute(.systemNumber) as? NSNumber)?.intValue ?? 0 }
    /// The file's number in its file system.
    public func fileSystemFileNumber() -> Int { (fileAttribute(.systemFileNumber) as? NSNumber)?.intValue ?? 0 }
    public func fileExtensionHidden() -> Bool { (fileAttribute(.extensionHidden) as? NSNumber)?.boolValue ?? false }
    public func fileIsImmutable() -> Bool { (fileAttribute(.immutable) as? NSNumber)?.boolValue ?? false }
    public func fileIsAppendOnly() -> Bool { (fileAttribute(.appendOnly) as? NSNumber)?.boolValue ?? false }

    /// A value under the key itself, or under its text.
    private func fileAttribute(_ key: FileAttributeKey) -> Any? { object(forKey: key) ?? object(forKey: key.rawValue) }
}

import Foundation
import Glibc
import QuinceFoundation
import Testing

/// A file to set attributes of.
private final class AttributedFile {
    let path = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString

    init() throws { try Data().write(to: URL(fileURLWithPath: path)) }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Whether the volume of temporary files keeps attributes.
    static var areKept: Bool { (try? AttributedFile()).map { setxattr($0.path, "probe", "", 0, 0, 0) == 0 } ?? false }
}

@Suite(.enabled(if: AttributedFile.areKept, "the volume keeps no attributes")) struct ExtendedAttributeTests {
    @Test func attributesAreKept() throws {
        let file = try AttributedFile(), path = file.path
        #expect(setxattr(path, "com.example.one", "abc", 3, 0, XATTR_CREATE) == 0)
        #expect(setxattr(path, "com.example.one", "abc", 3, 0, XATTR_CREATE) == -1)
        #expect(errno == EEXIST)
        #expect(setxattr(path, "com.example.two", "abc", 3, 0, XATTR_REPLACE) == -1)
        #expect(errno == ENOATTR)
        #expect(getxattr(path, "com.example.one", nil, 0, 0, 0) == 3)
        var value = [UInt8](repeating: 0, count: 8)
        #expect(getxattr(path, "com.example.one", &value, 8, 0, 0) == 3)
        #expect(value.prefix(3) == [97, 98, 99])
        #expect(getxattr(path, "com.example.one", &value, 1, 0, 0) == -1)
        #expect(errno == ERANGE)
        #expect(removexattr(path, "com.example.one", 0) == 0)
        #expect(getxattr(path, "com.example.one", nil, 0, 0, 0) == -1)
        #expect(errno == ENOATTR)
    }

    @Test func namesAreTheApps() throws {
        let file = try AttributedFile(), path = file.path
        setxattr(path, "a", "", 0, 0, 0)
        #expect(listxattr(path, nil, 0, 0) == 2)
        var names = [CChar](repeating: 1, count: 4)
        #expect(listxattr(path, &names, 4, 0) == 2)
        #expect(names == [97, 0, 1, 1])
        #expect(listxattr(path, &names, 1, 0) == -1)
        #expect(errno == ERANGE)
    }
}

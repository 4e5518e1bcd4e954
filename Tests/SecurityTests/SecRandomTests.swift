import QuinceFoundation
import Security
import Testing

struct SecRandomTests {
    @Test(arguments: [0, 1, 7, 8, 9, 32, 1000]) func justTheBytesAskedForAreWritten(count: Int) {
        var bytes = [UInt8](repeating: 0, count: count + 8)
        #expect(SecRandomCopyBytes(kSecRandomDefault, count, &bytes) == errSecSuccess)
        #expect(bytes.suffix(8).allSatisfy { $0 == 0 })
        // Of so many random bytes some differ from zero.
        if count >= 32 { #expect(bytes.prefix(count).contains { $0 != 0 }) }
    }

    @Test func notTheSameTwice() {
        var (first, second) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &first) == errSecSuccess)
        #expect(SecRandomCopyBytes(nil, 32, &second) == errSecSuccess)
        #expect(first != second)
    }

    @Test func aNegativeCountIsRefused() {
        var byte: UInt8 = 0
        #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &byte) == errSecParam)
        #expect(byte == 0)
    }
}

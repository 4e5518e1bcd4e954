import Glibc
import QuinceFoundation
import Testing

struct OptionalPointerTests {
    /// As sources for Darwin write them, where no pointer is known not to be nil.
    @Test func functionsTakePointersThatMayBeNil() {
        let library: UnsafeMutableRawPointer? = dlopen(nil, RTLD_LAZY)
        #expect(dlclose(library) == 0)
        let text: UnsafeMutablePointer<CChar>? = strdup("text")
        #expect(strlen(text) == 4)
        #expect(strcmp(text, "text") == 0)
        var copy = [CChar](repeating: 1, count: 5)
        memcpy(&copy, text, 5)
        #expect(strcmp(copy, text) == 0)
        free(text)
        let folder = opendir("/")
        #expect(readdir(folder) != nil)
        #expect(closedir(folder) == 0)
    }
}

import DeviceProtocol
@_spi(Quince) import QuinceFoundation

/// Code and literals that replace a process's own while previews show it.
package final class LiveCode: @unchecked Sendable {
    /// Published on the main thread when the code is another, to those that keep what code has computed.
    package let changes = DeviceEvents<Void>()

    /// Loads new bodies of functions and new literals. Code that cannot be loaded is reported on standard error.
    @MainActor package func load(library: String?, literals: [String: String?]) {
        HotLiteral.take(literals)
        if let library, dlopen(library, RTLD_NOW | RTLD_GLOBAL) == nil {
            let reason = dlerror().map { String(cString: $0) } ?? "unknown"
            FileHandle.standardError.write(Data("The new code cannot be loaded: \(reason)\n".utf8))
        }
        changes.publish(())
    }
}

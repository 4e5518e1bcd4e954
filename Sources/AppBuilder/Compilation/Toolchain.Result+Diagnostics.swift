extension Toolchain.Result {
    /// The diagnostics of a run of the compiler, each once.
    ///
    /// - Parameter columns: The maps from columns of compiled files to the user's columns, by the path of the user's file.
    /// - Throws: `BuildFailure` with the errors; of a compiler that failed without any, with the place where it did.
    func diagnostics(columns: [String: ColumnMap] = [:]) throws -> [BuildDiagnostic] {
        let all = DiagnosticParser(columns: columns).parse(output)
        let errors = all.filter { $0.severity == .error }
        guard errors.isEmpty else { throw BuildFailure(errors) }
        guard status == 0 else { throw CompilerCrash.failure(output, columns: columns) }
        return all
    }
}

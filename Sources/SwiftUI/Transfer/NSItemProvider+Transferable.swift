import UniformTypeIdentifiers

extension NSItemProvider {
    /// Makes a value of the first of its type's forms that the provider has.
    ///
    /// Source: Apple's documentation of `loadTransferable(type:completionHandler:)`.
    ///
    /// - Parameter completionHandler: Called on any thread; with an error where the provider has none of the forms.
    @discardableResult public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let form = T.transferForms.forms.first { $0.make != nil && hasItemConformingToTypeIdentifier($0.type.identifier) }
        nonisolated(unsafe) let make = form?.make
        return loadDataRepresentation(forTypeIdentifier: form?.type.identifier ?? "") { data, error in
            guard let data, let make else { return completionHandler(.failure(error ?? ErrorCode.itemUnavailableError)) }
            Task {
                do { completionHandler(.success(try await make(data))) } catch { completionHandler(.failure(error)) }
            }
        }
    }

    /// Registers the forms of a value, which is made when one of them is asked for.
    ///
    /// Source: Apple's documentation of `register(_:)`.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        for form in T.transferForms.forms {
            guard let export = form.export else { continue }
            nonisolated(unsafe) let write = export
            registerDataRepresentation(forTypeIdentifier: form.type.identifier, visibility: .all) { done in
                nonisolated(unsafe) let done = done
                Task {
                    do { done(try await write(transferable()), nil) } catch { done(nil, error) }
                }
                return nil
            }
        }
    }
}

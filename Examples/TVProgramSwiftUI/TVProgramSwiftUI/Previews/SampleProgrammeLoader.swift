/// Has the sample programmes at once.
final class SampleProgrammeLoader: ProgrammeLoader {
    func load(completion: @escaping (Result<[Programme], LoadingError>) -> Void) {
        completion(.success(Programme.samples))
    }
}

/// Where the programmes come from.
protocol ProgrammeLoader: AnyObject {
    /// Loads them once.
    ///
    /// - Parameter completion: Called on the main queue.
    func load(completion: @escaping (Result<[Programme], LoadingError>) -> Void)
}

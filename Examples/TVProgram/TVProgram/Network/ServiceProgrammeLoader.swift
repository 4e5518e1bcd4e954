import Foundation

/// Loads the programmes from the web service.
final class ServiceProgrammeLoader: ProgrammeLoader {
    private let url: URL
    private let session: URLSession

    init(url: URL, session: URLSession = .shared) {
        self.url = url
        self.session = session
    }

    func load(completion: @escaping (Result<[Programme], LoadingError>) -> Void) {
        let request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        let task = session.downloadTask(with: request) { file, response, error in
            // The file is gone when this handler returns.
            let result = Self.result(file, response, error)
            DispatchQueue.main.async { completion(result) }
        }
        task.resume()
    }

    private static func result(_ file: URL?, _ response: URLResponse?, _ error: Error?) -> Result<[Programme], LoadingError> {
        Result { try programmes(file, response, error) }.mapError { error in
            if let error = error as? LoadingError { return error }
            return .transport(code: (error as NSError).code, description: error.localizedDescription)
        }
    }

    private static func programmes(_ file: URL?, _ response: URLResponse?, _ error: Error?) throws -> [Programme] {
        if let error { throw error }
        if let response = response as? HTTPURLResponse, response.statusCode != 200 { throw LoadingError.status(response.statusCode) }
        guard let file else { throw URLError(.badServerResponse) }
        return try ProgrammeFeed.programmes(in: Data(contentsOf: file))
    }
}

// An app that loads no pictures starts without Foundation's networking; one that does is linked with it itself.
@_weakLinked import FoundationNetworking
import QuinceFoundation

/// How far a picture has been loaded.
///
/// Source: Apple's documentation of `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    /// The picture, if there is one.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// The error of a failed load; nil in other phases.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded from an address.
///
/// Source: Apple's documentation of `AsyncImage`.
@MainActor @preconcurrency public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    nonisolated(unsafe) private let transaction: Transaction
    private let load: @Sendable (URL) async throws -> Data
    nonisolated(unsafe) private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    @usableFromInline nonisolated init(
        _ url: URL?, _ scale: CGFloat, _ transaction: Transaction, _ content: @escaping (AsyncImagePhase) -> Content,
        load: @escaping @Sendable (URL) async throws -> Data
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.load = load
        self.content = content
    }

    public var body: some View {
        // Of content that may be several views or none, each would have the task, and end it with itself.
        SingleView(content: content(phase)).task(id: url) {
            phase = .empty
            guard let url else { return }
            let loaded = await AsyncImageLoading.load(url, scale, load)
            guard !Task.isCancelled else { return }
            withTransaction(transaction) { phase = loaded }
        }
    }
}

// Loading is compiled into the app, which is linked with Foundation's networking only where it asks for it itself.
extension AsyncImage {
    /// Loads an image and displays it as `content` makes it for each phase.
    ///
    /// - Parameters:
    ///   - scale: Pixels of the image per point.
    ///   - transaction: The transaction of a change of phase.
    @_alwaysEmitIntoClient nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(url, scale, transaction, content) { try await URLSession.shared.data(from: $0).0 }
    }

    /// The picture as it is, and a grey ground until it has come.
    @_alwaysEmitIntoClient nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url, scale, Transaction(), { $0.image ?? .asyncPlaceholder }) { try await URLSession.shared.data(from: $0).0 }
    }

    /// The picture as `content` shows it, and `placeholder` until it has come.
    @_alwaysEmitIntoClient nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(
            url, scale, Transaction(),
            { phase in
                if let image = phase.image {
                    ViewBuilder.buildEither(first: content(image))
                } else {
                    ViewBuilder.buildEither(second: placeholder())
                }
            }
        ) { try await URLSession.shared.data(from: $0).0 }
    }
}

extension Image {
    /// A grey ground that fills the room of a picture to come.
    @usableFromInline static var asyncPlaceholder: Image {
        let size = CGSize(width: 1, height: 1)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.systemGray5.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        return Image(uiImage: image).resizable()
    }
}

/// Loads pictures.
enum AsyncImageLoading {
    static func load(_ url: URL, _ scale: CGFloat, _ load: @Sendable (URL) async throws -> Data) async -> AsyncImagePhase {
        do {
            let data = url.isFileURL ? try Data(contentsOf: url) : try await load(url)
            guard let image = UIImage(data: data, scale: scale) else { throw URLError(.cannotDecodeContentData) }
            return .success(Image(uiImage: image))
        } catch {
            return .failure(error)
        }
    }
}

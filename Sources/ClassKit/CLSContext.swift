import QuinceFoundation

/// Source: Apple's documentation of `CLSContextType`.
public enum CLSContextType: Int, Sendable {
    case none = 0, app, chapter, section, level, page, task, challenge, quiz, exercise, lesson, book, game, document, audio, video
    case course, custom
}

/// Source: Apple's documentation of `CLSContextTopic`.
public struct CLSContextTopic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let math = CLSContextTopic("math")
    public static let science = CLSContextTopic("science")
    public static let literacyAndWriting = CLSContextTopic("literacyAndWriting")
    public static let worldLanguage = CLSContextTopic("worldLanguage")
    public static let socialScience = CLSContextTopic("socialScience")
    public static let computerScienceAndEngineering = CLSContextTopic("computerScienceAndEngineering")
    public static let artsAndMusic = CLSContextTopic("artsAndMusic")
    public static let healthAndFitness = CLSContextTopic("healthAndFitness")
}

/// Something of a school's data. Source: Apple's documentation of `CLSObject`.
open class CLSObject: NSObject, @unchecked Sendable {
    public let dateCreated = Date()
    open internal(set) var dateLastModified = Date()
}

/// A part of the app that teachers assign. Source: Apple's documentation of `CLSContext`.
open class CLSContext: CLSObject, @unchecked Sendable {
    public let identifier: String
    public let type: CLSContextType
    open var title: String
    open var summary: String?
    open var universalLinkURL: URL?
    open var displayOrder = 0
    open var isAssignable = true
    open var topic: CLSContextTopic?
    open var customTypeName: String?
    open private(set) weak var parent: CLSContext?
    open private(set) var isActive = false
    open private(set) var currentActivity: CLSActivity?
    private var children: [CLSContext] = []

    public init(type: CLSContextType, identifier: String, title: String) {
        (self.type, self.identifier, self.title) = (type, identifier, title)
    }

    /// The identifiers of the contexts from the app's to this.
    open var identifierPath: [String] { (parent?.identifierPath ?? []) + [identifier] }

    open func addChildContext(_ child: CLSContext) {
        child.removeFromParent()
        child.parent = self
        children.append(child)
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func becomeActive() {
        CLSDataStore.shared.activeContext?.resignActive()
        isActive = true
        CLSDataStore.shared.activeContext = self
    }
    open func resignActive() {
        isActive = false
        if CLSDataStore.shared.activeContext === self { CLSDataStore.shared.activeContext = nil }
    }

    /// Finds a context below this one; nil where there is none and the store's delegate makes none.
    open func descendant(matchingIdentifierPath identifierPath: [String]) async throws -> CLSContext? { find(identifierPath) }
    open func descendant(matchingIdentifierPath identifierPath: [String], completion: @escaping (CLSContext?, (any Error)?) -> Void) {
        nonisolated(unsafe) let call = completion
        DispatchQueue.main.async { call(self.find(identifierPath), nil) }
    }

    private func find(_ path: [String]) -> CLSContext? {
        guard let first = path.first else { return self }
        let delegate = CLSDataStore.shared.delegate
        var child = children.first { $0.identifier == first }
        if child == nil, let new = delegate?.createContext(forIdentifier: first, parentContext: self, parentIdentifierPath: identifierPath)
        {
            if new.parent == nil { addChildContext(new) }
            child = new
        }
        return child?.find(Array(path.dropFirst()))
    }

    /// Begins an activity, which replaces the current one.
    open func createNewActivity() -> CLSActivity {
        let activity = CLSActivity()
        currentActivity = activity
        return activity
    }
}

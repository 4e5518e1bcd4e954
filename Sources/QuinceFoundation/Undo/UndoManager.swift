import Foundation

extension Notification.Name {
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}

/// A recorder of operations for undo and redo, which Foundation on Linux lacks.
///
/// Operations registered while undoing are added to the redo stack, and those registered while redoing to the undo stack. Source: Apple's “UndoManager”.
open class UndoManager: NSObject {
    /// One registered change back; the target is not kept alive.
    private struct Action {
        weak var target: AnyObject?
        let perform: (AnyObject) -> Void
    }

    /// Changes that are taken back together.
    private final class Group {
        var actions: [Action] = []
        var name = ""
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var open: [Group] = []
    private var disableCount = 0
    private var opensByEvent = false

    public override init() {}

    // MARK: Groups

    /// The number of open groups.
    open var groupingLevel: Int { open.count }
    /// Whether what is registered in one turn of the run loop is one group.
    open var groupsByEvent = true
    /// The maximum number of stored groups; 0 for no limit.
    open var levelsOfUndo = 0 { didSet { trim() } }

    open func beginUndoGrouping() {
        post(.NSUndoManagerCheckpoint)
        // A group of the app's own within a turn belongs to the turn's group.
        if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openForEvent() }
        open.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the group opened last; the outermost one goes onto the stack.
    ///
    /// - Precondition: A group is open.
    open func endUndoGrouping() {
        precondition(!open.isEmpty, "endUndoGrouping called with no matching begin")
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        let group = open.removeLast()
        if let outer = open.last {
            outer.actions += group.actions
            if outer.name.isEmpty { outer.name = group.name }
        } else if !group.actions.isEmpty {
            push(group)
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func push(_ group: Group) {
        if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
        redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
    }

    private func openForEvent() {
        opensByEvent = true
        open.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
        RunLoop.current.perform { [weak self] in self?.closeForEvent() }
    }

    private func closeForEvent() {
        guard opensByEvent, !open.isEmpty else { return }
        opensByEvent = false
        while !open.isEmpty { endUndoGrouping() }
    }

    // MARK: Registering

    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }
    open func disableUndoRegistration() { disableCount += 1 }
    open func enableUndoRegistration() {
        precondition(disableCount > 0, "enableUndoRegistration called with no matching disable")
        disableCount -= 1
    }

    private func register(_ action: Action) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty {
            precondition(groupsByEvent, "must begin a group before registering undo")
            openForEvent()
        }
        open[open.count - 1].actions.append(action)
        if !isUndoing, !isRedoing { redoStack = [] }
    }

    /// Registers a call of `target`'s method `selector` with `anObject`.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        register(
            Action(target: target as AnyObject) { target in
                ObjectRuntime.send(selector, to: target, [anObject])
            })
    }

    /// Registers `handler`, which is called with `target` to take a change back.
    public func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void) {
        register(Action(target: target) { if let target = $0 as? TargetType { handler(target) } })
    }

    @available(*, unavailable, message: "not in Quince: recording of messages; use registerUndo(withTarget:handler:)")
    open func prepare(withInvocationTarget target: Any) -> Any { self }

    open func removeAllActions() {
        (undoStack, redoStack) = ([], [])
        for group in open { group.actions = [] }
    }

    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoStack + redoStack + open { group.actions.removeAll { $0.target === target } }
        undoStack.removeAll { $0.actions.isEmpty }
        redoStack.removeAll { $0.actions.isEmpty }
    }

    // MARK: Undo and redo

    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }
    open var canRedo: Bool { !redoStack.isEmpty }

    /// Closes what the turn's events opened, and takes the last group back.
    open func undo() {
        closeForEvent()
        undoNestedGroup()
    }

    open func undoNestedGroup() {
        post(.NSUndoManagerCheckpoint)
        guard let group = undoStack.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        perform(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    open func redo() {
        closeForEvent()
        post(.NSUndoManagerCheckpoint)
        guard let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        perform(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    /// Performs a group's actions, the last first; what they register is one group of the other stack.
    private func perform(_ group: Group) {
        let outer = open
        open = [Group()]
        open[0].name = group.name
        for action in group.actions.reversed() { if let target = action.target { action.perform(target) } }
        let made = open[0]
        open = outer
        if !made.actions.isEmpty { push(made) }
    }

    // MARK: Names

    open var undoActionName: String { open.last { !$0.name.isEmpty }?.name ?? undoStack.last?.name ?? "" }
    open var redoActionName: String { redoStack.last?.name ?? "" }
    open func setActionName(_ actionName: String) { (open.last ?? undoStack.last)?.name = actionName }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

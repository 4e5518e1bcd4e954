/// Commands of an app: on an iPad in the menus that the command key shows; their keyboard shortcuts work everywhere.
///
/// Source: Apple's documentation of `Commands`.
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
    /// Makes the views of the commands. Source of the kind: SwiftUI's interface has such requirements, too.
    static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs
}

/// The inputs of commands, passed down from their scene. Source of the name: SwiftUI's interface.
public struct _CommandsInputs {
    let scope: GraphScope
    let environment: Attribute<EnvironmentValues>
}

/// The result of building commands. Source of the name: SwiftUI's interface.
public struct _CommandsOutputs {
    /// The views whose controls the commands are.
    var views: [@MainActor () -> AnyView] = []
}

extension Commands {
    public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
        let body = BodyEvaluation.attribute(of: content.attribute, scope: inputs.scope, environment: inputs.environment) { $0.body }
        return Body._makeCommands(content: _GraphValue(body), inputs: inputs)
    }
}

extension Never: Commands {
    public static func _makeCommands(content: _GraphValue<Never>, inputs: _CommandsInputs) -> _CommandsOutputs {
        fatalError("Never is no commands.")
    }
}

/// Commands that consist of no others.
@MainActor @preconcurrency protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

/// Makes commands out of closures that list them.
@resultBuilder public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        _TupleCommands((repeat each content))
    }
    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
    public typealias Body = Never
    nonisolated public init() {}
    public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs { _CommandsOutputs() }
}

/// Several commands.
struct _TupleCommands<T>: PrimitiveCommands {
    typealias Body = Never
    nonisolated(unsafe) let value: T
    nonisolated init(_ value: T) { self.value = value }

    static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
        var outputs = _CommandsOutputs()
        for element in Metadata.tupleElements(of: T.self) {
            guard let type = element.type as? any Commands.Type else { continue }
            outputs.views += make(type, content.attribute, element.offset, inputs).views
        }
        return outputs
    }

    private static func make<Content: Commands>(
        _ type: Content.Type, _ tuple: Attribute<Self>, _ offset: Int, _ inputs: _CommandsInputs
    ) -> _CommandsOutputs {
        let content = tuple.map(in: inputs.scope) { tuple in
            withUnsafeBytes(of: tuple.value) { $0.load(fromByteOffset: offset, as: Content.self) }
        }
        return Content._makeCommands(content: _GraphValue(content), inputs: inputs)
    }
}

extension Optional: Commands where Wrapped: Commands {
    public var body: Never { fatalError("body should not be called on \(Self.self).") }
    public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
        guard let first = content.attribute.untrackedValue else { return _CommandsOutputs() }
        return Wrapped._makeCommands(content: _GraphValue(content.attribute.map(in: inputs.scope) { $0 ?? first }), inputs: inputs)
    }
}

extension Group: Commands, PrimitiveCommands where Content: Commands {
    /// Commands that are written as one.
    @_disfavoredOverload nonisolated public init(@CommandsBuilder content: () -> Content) { self.content = content() }

    public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
        Content._makeCommands(content: content.map(inputs.scope) { $0.content }, inputs: inputs)
    }
}

/// A menu of commands.
///
/// Source: Apple's documentation of `CommandMenu`.
public struct CommandMenu<Content: View>: PrimitiveCommands {
    public typealias Body = Never
    let name: Text
    nonisolated(unsafe) let content: Content

    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (name, self.content) = (Text(nameKey), content())
    }
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) { (self.name, self.content) = (name, content()) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        (self.name, self.content) = (Text(name), content())
    }

    public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
        _CommandsOutputs(views: [{ AnyView(content.value.content) }])
    }
}

/// A position of commands relative to a group of the system's commands.
///
/// Source: Apple's documentation of `CommandGroupPlacement`.
public struct CommandGroupPlacement: Sendable {
    private let name: String
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let importExport = CommandGroupPlacement(name: "importExport")
    public static let printItem = CommandGroupPlacement(name: "printItem")
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    public static let windowList = CommandGroupPlacement(name: "windowList")
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    public static let help = CommandGroupPlacement(name: "help")
}

/// Commands beside, or in place of, the system's.
///
/// Source: Apple's documentation of `CommandGroup`.
public struct CommandGroup<Content: View>: PrimitiveCommands {
    public typealias Body = Never
    nonisolated(unsafe) let content: Content

    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

    public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
        _CommandsOutputs(views: [{ AnyView(content.value.content) }])
    }
}

/// Commands of the system's, which a phone has in its fields and bars.
@MainActor @preconcurrency protocol SystemCommands: PrimitiveCommands {}
extension SystemCommands {
    public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs { _CommandsOutputs() }
}

/// Showing and hiding the first column of split views.
public struct SidebarCommands: SystemCommands {
    public typealias Body = Never
    nonisolated public init() {}
}
/// Showing, hiding and customizing toolbars.
public struct ToolbarCommands: SystemCommands {
    public typealias Body = Never
    nonisolated public init() {}
}
/// Searching, spelling and the like in texts.
public struct TextEditingCommands: SystemCommands {
    public typealias Body = Never
    nonisolated public init() {}
}
/// Styles of texts.
public struct TextFormattingCommands: SystemCommands {
    public typealias Body = Never
    nonisolated public init() {}
}
/// Showing and hiding inspectors.
public struct InspectorCommands: SystemCommands {
    public typealias Body = Never
    nonisolated public init() {}
}

/// A scene with commands.
struct CommandedScene<Base: Scene, Content: Commands>: PrimitiveScene {
    typealias Body = Never
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let commands: Content
    nonisolated init(base: Base, commands: Content) { (self.base, self.commands) = (base, commands) }

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let outputs = Content._makeCommands(
            content: _GraphValue(scene.attribute.map(in: inputs.scope) { $0.commands }),
            inputs: _CommandsInputs(scope: inputs.scope, environment: inputs.environment))
        var result = Base._makeScene(scene: _GraphValue(scene.attribute.map(in: inputs.scope) { $0.base }), inputs: inputs)
        guard !outputs.views.isEmpty else { return result }
        result.windows = result.windows.map { kind in
            var commanded = kind
            commanded.make = { window in
                let controller = kind.make(window)
                if let host = controller as? any PreferringController { SceneCommands.attach(outputs.views, to: host, inputs.scope) }
                return controller
            }
            return commanded
        }
        return result
    }
}

/// Gives a window the shortcuts of its scene's commands.
@MainActor enum SceneCommands {
    static func attach(_ views: [@MainActor () -> AnyView], to window: any PreferringController, _ scope: GraphScope) {
        let made = views.map { view in
            let content = Attribute<AnyView>(in: scope) { MainActor.assumeIsolated { view() } }
            return HostingView(following: content, parent: scope) { AppLauncher.adjust(&$0) }
        }
        // The views are shown nowhere: their controls are found by the keys.
        for view in made { view.host.update(size: CGSize(width: 320, height: 480)) }
        let hub = window.preferences
        hub.outerShortcuts = {
            made.flatMap { view in
                view.host.update(size: CGSize(width: 320, height: 480))
                return view.host.preferences.shortcuts
            }
        }
    }
}

extension Scene {
    /// Gives the scene commands.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandedScene(base: self, commands: content())
    }
    /// Takes the system's commands away. Here there are none of them.
    nonisolated public func commandsRemoved() -> some Scene { self }
    /// Gives the scene commands in place of all others.
    nonisolated public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandedScene(base: self, commands: content())
    }
}

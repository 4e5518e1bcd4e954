/// A function of a Metal library, with its arguments.
///
/// Source: Apple's documentation of `Shader`.
@available(*, unavailable, message: "not in Quince: effects drawn by Metal shaders")
public struct Shader: Hashable, Sendable {
    public var function: ShaderFunction
    public var arguments: [Argument]
    public var dithersColor = false

    public init(function: ShaderFunction, arguments: [Argument]) { (self.function, self.arguments) = (function, arguments) }

    /// An argument of a shader function.
    @available(*, unavailable, message: "not in Quince: effects drawn by Metal shaders")
    public struct Argument: Hashable, Sendable {
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        public static func color(_ color: Color) -> Argument { Argument() }
        public static func image(_ image: Image) -> Argument { Argument() }
        public static var boundingRect: Argument { Argument() }
    }
}

/// A function of a Metal library.
@available(*, unavailable, message: "not in Quince: effects drawn by Metal shaders")
@dynamicCallable public struct ShaderFunction: Hashable, Sendable {
    public var library: ShaderLibrary
    public var name: String
    public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader { Shader(function: self, arguments: args) }
}

/// A library of Metal's functions.
@available(*, unavailable, message: "not in Quince: effects drawn by Metal shaders")
@dynamicMemberLookup public struct ShaderLibrary: Hashable, Sendable {
    public static let `default` = ShaderLibrary(data: Data())
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(data: Data()) }
    public init(data: Data) {}
    public init(url: URL) {}
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
    public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: .default, name: name) }
}

/// What of Interface Builder's documents Quince understands; AppBuilder reports the rest at build time instead of letting it be ignored silently.
public enum InterfaceSchema {
    /// Element names of storyboards and xibs that UIKit loads or that carry no behaviour.
    public static let elements: Set<String> = []
}

/// How the corners of a rounded rectangle are drawn.
public enum RoundedCornerStyle: Sendable {
    case circular
    case continuous
}

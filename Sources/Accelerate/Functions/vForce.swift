/// Mathematical functions of all elements of a vector.
///
/// Source: Apple's documentation of `vForce`.
public enum vForce {}

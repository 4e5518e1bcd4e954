// Source: Apple's documentation of CryptoKit.

@available(*, unavailable, message: "not yet in Quince: hybrid public-key encryption")
public enum HPKE {}
@available(*, unavailable, message: "not yet in Quince: the Secure Hash Algorithm 3")
public enum SHA3_256 {}
@available(*, unavailable, message: "not yet in Quince: the Secure Hash Algorithm 3")
public enum SHA3_384 {}
@available(*, unavailable, message: "not yet in Quince: the Secure Hash Algorithm 3")
public enum SHA3_512 {}
@available(*, unavailable, message: "not yet in Quince: post-quantum keys")
public enum MLKEM768 {}
@available(*, unavailable, message: "not yet in Quince: post-quantum keys")
public enum MLKEM1024 {}
@available(*, unavailable, message: "not yet in Quince: post-quantum keys")
public enum MLDSA65 {}
@available(*, unavailable, message: "not yet in Quince: post-quantum keys")
public enum MLDSA87 {}
@available(*, unavailable, message: "not yet in Quince: post-quantum keys")
public enum XWingMLKEM768X25519 {}

// Source: Apple's documentation of simd.

@available(*, unavailable, message: "not yet in Quince: matrices that are not square")
public struct simd_float2x3 {}
@available(*, unavailable, message: "not yet in Quince: matrices that are not square")
public struct simd_float2x4 {}
@available(*, unavailable, message: "not yet in Quince: matrices that are not square")
public struct simd_float3x2 {}
@available(*, unavailable, message: "not yet in Quince: matrices that are not square")
public struct simd_float3x4 {}
@available(*, unavailable, message: "not yet in Quince: matrices that are not square")
public struct simd_float4x2 {}
@available(*, unavailable, message: "not yet in Quince: matrices that are not square")
public struct simd_float4x3 {}
@available(*, unavailable, message: "not yet in Quince: matrices that are not square")
public struct simd_double2x3 {}
@available(*, unavailable, message: "not yet in Quince: matrices that are not square")
public struct simd_double2x4 {}
@available(*, unavailable, message: "not yet in Quince: matrices that are not square")
public struct simd_double3x2 {}
@available(*, unavailable, message: "not yet in Quince: matrices that are not square")
public struct simd_double3x4 {}
@available(*, unavailable, message: "not yet in Quince: matrices that are not square")
public struct simd_double4x2 {}
@available(*, unavailable, message: "not yet in Quince: matrices that are not square")
public struct simd_double4x3 {}

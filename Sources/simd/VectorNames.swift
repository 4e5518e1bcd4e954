// Names of vectors. Source: Apple's documentation of simd.

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_float8 = SIMD8<Float>
public typealias simd_float16 = SIMD16<Float>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>

public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_double8 = SIMD8<Double>
public typealias vector_double2 = SIMD2<Double>
public typealias vector_double3 = SIMD3<Double>
public typealias vector_double4 = SIMD4<Double>

public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias simd_int8 = SIMD8<Int32>
public typealias simd_int16 = SIMD16<Int32>
public typealias vector_int2 = SIMD2<Int32>
public typealias vector_int3 = SIMD3<Int32>
public typealias vector_int4 = SIMD4<Int32>

public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias simd_uint8 = SIMD8<UInt32>
public typealias simd_uint16 = SIMD16<UInt32>
public typealias vector_uint2 = SIMD2<UInt32>
public typealias vector_uint3 = SIMD3<UInt32>
public typealias vector_uint4 = SIMD4<UInt32>

public typealias simd_short2 = SIMD2<Int16>
public typealias simd_short3 = SIMD3<Int16>
public typealias simd_short4 = SIMD4<Int16>
public typealias simd_short8 = SIMD8<Int16>
public typealias simd_short16 = SIMD16<Int16>
public typealias vector_short2 = SIMD2<Int16>
public typealias vector_short3 = SIMD3<Int16>
public typealias vector_short4 = SIMD4<Int16>

public typealias simd_ushort2 = SIMD2<UInt16>
public typealias simd_ushort3 = SIMD3<UInt16>
public typealias simd_ushort4 = SIMD4<UInt16>
public typealias simd_ushort8 = SIMD8<UInt16>
public typealias simd_ushort16 = SIMD16<UInt16>
public typealias vector_ushort2 = SIMD2<UInt16>
public typealias vector_ushort3 = SIMD3<UInt16>
public typealias vector_ushort4 = SIMD4<UInt16>

public typealias simd_char2 = SIMD2<Int8>
public typealias simd_char3 = SIMD3<Int8>
public typealias simd_char4 = SIMD4<Int8>
public typealias simd_char8 = SIMD8<Int8>
public typealias simd_char16 = SIMD16<Int8>
public typealias vector_char2 = SIMD2<Int8>
public typealias vector_char3 = SIMD3<Int8>
public typealias vector_char4 = SIMD4<Int8>

public typealias simd_uchar2 = SIMD2<UInt8>
public typealias simd_uchar3 = SIMD3<UInt8>
public typealias simd_uchar4 = SIMD4<UInt8>
public typealias simd_uchar8 = SIMD8<UInt8>
public typealias simd_uchar16 = SIMD16<UInt8>
public typealias vector_uchar2 = SIMD2<UInt8>
public typealias vector_uchar3 = SIMD3<UInt8>
public typealias vector_uchar4 = SIMD4<UInt8>

public typealias simd_long2 = SIMD2<Int>
public typealias simd_long3 = SIMD3<Int>
public typealias simd_long4 = SIMD4<Int>
public typealias simd_long8 = SIMD8<Int>
public typealias vector_long2 = SIMD2<Int>
public typealias vector_long3 = SIMD3<Int>
public typealias vector_long4 = SIMD4<Int>

public typealias simd_ulong2 = SIMD2<UInt>
public typealias simd_ulong3 = SIMD3<UInt>
public typealias simd_ulong4 = SIMD4<UInt>
public typealias simd_ulong8 = SIMD8<UInt>
public typealias vector_ulong2 = SIMD2<UInt>
public typealias vector_ulong3 = SIMD3<UInt>
public typealias vector_ulong4 = SIMD4<UInt>

@available(*, deprecated, message: "use SIMD2<Float>")
public typealias float2 = SIMD2<Float>
@available(*, deprecated, message: "use SIMD3<Float>")
public typealias float3 = SIMD3<Float>
@available(*, deprecated, message: "use SIMD4<Float>")
public typealias float4 = SIMD4<Float>
@available(*, deprecated, message: "use SIMD2<Double>")
public typealias double2 = SIMD2<Double>
@available(*, deprecated, message: "use SIMD3<Double>")
public typealias double3 = SIMD3<Double>
@available(*, deprecated, message: "use SIMD4<Double>")
public typealias double4 = SIMD4<Double>
@available(*, deprecated, message: "use SIMD2<Int32>")
public typealias int2 = SIMD2<Int32>
@available(*, deprecated, message: "use SIMD3<Int32>")
public typealias int3 = SIMD3<Int32>
@available(*, deprecated, message: "use SIMD4<Int32>")
public typealias int4 = SIMD4<Int32>
@available(*, deprecated, message: "use SIMD2<UInt32>")
public typealias uint2 = SIMD2<UInt32>
@available(*, deprecated, message: "use SIMD3<UInt32>")
public typealias uint3 = SIMD3<UInt32>
@available(*, deprecated, message: "use SIMD4<UInt32>")
public typealias uint4 = SIMD4<UInt32>

// Source: Apple's documentation of Metal Performance Shaders.

@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSKernel {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSUnaryImageKernel {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSBinaryImageKernel {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSImage {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSImageDescriptor {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSImageGaussianBlur {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSImageBox {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSImageTent {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSImageSobel {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSImageLaplacian {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSImageMedian {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSImageThresholdBinary {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSImageBilinearScale {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSImageLanczosScale {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSImageHistogram {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSImageConversion {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSImageConvolution {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSImageAreaMax {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSImageAreaMin {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSMatrix {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSMatrixDescriptor {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSMatrixMultiplication {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSVector {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSVectorDescriptor {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSNDArray {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSCNNKernel {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSCNNConvolution {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSNNGraph {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSRayIntersector {}
@available(*, unavailable, message: "not yet in Quince: functions of Metal, of which there is no device here")
public enum MPSTemporaryImage {}

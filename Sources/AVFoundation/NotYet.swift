// Types of AVFoundation that are not yet in Quince.

@available(*, unavailable, message: "not yet in Quince: layers over exported video")
public enum AVVideoCompositionCoreAnimationTool {}

@available(*, unavailable, message: "not yet in Quince: compositors of an app's own")
public enum AVVideoCompositing {}

@available(*, unavailable, message: "not yet in Quince: filters over video")
public enum AVAsynchronousCIImageFilteringRequest {}

@available(*, unavailable, message: "not yet in Quince: movies that are edited in place")
public enum AVMutableMovie {}

@available(*, unavailable, message: "not yet in Quince: movies that are edited in place")
public enum AVMovie {}

@available(*, unavailable, message: "not yet in Quince: movies that are edited in place")
public enum AVFragmentedAsset {}

@available(*, unavailable, message: "not yet in Quince: reading and writing samples")
public enum AVAssetReader {}

@available(*, unavailable, message: "not yet in Quince: reading and writing samples")
public enum AVAssetReaderOutput {}

@available(*, unavailable, message: "not yet in Quince: reading and writing samples")
public enum AVAssetReaderTrackOutput {}

@available(*, unavailable, message: "not yet in Quince: reading and writing samples")
public enum AVAssetReaderAudioMixOutput {}

@available(*, unavailable, message: "not yet in Quince: reading and writing samples")
public enum AVAssetReaderVideoCompositionOutput {}

@available(*, unavailable, message: "not yet in Quince: reading and writing samples")
public enum AVAssetWriter {}

@available(*, unavailable, message: "not yet in Quince: reading and writing samples")
public enum AVAssetWriterInput {}

@available(*, unavailable, message: "not yet in Quince: reading and writing samples")
public enum AVAssetWriterInputPixelBufferAdaptor {}

@available(*, unavailable, message: "not yet in Quince: reading and writing samples")
public enum AVOutputSettingsAssistant {}

@available(*, unavailable, message: "not yet in Quince: reading and writing samples")
public enum AVSampleBufferDisplayLayer {}

@available(*, unavailable, message: "not yet in Quince: reading and writing samples")
public enum AVSampleBufferAudioRenderer {}

@available(*, unavailable, message: "not yet in Quince: reading and writing samples")
public enum AVSampleBufferRenderSynchronizer {}

@available(*, unavailable, message: "not yet in Quince: reading and writing samples")
public enum AVSampleCursor {}

@available(*, unavailable, message: "not yet in Quince: outputs of players")
public enum AVPlayerItemLegibleOutput {}

@available(*, unavailable, message: "not yet in Quince: outputs of players")
public enum AVPlayerItemMetadataOutput {}

@available(*, unavailable, message: "not yet in Quince: outputs of players")
public enum AVPlayerItemMetadataCollector {}

@available(*, unavailable, message: "not yet in Quince: outputs of players")
public enum AVPlayerVideoOutput {}

@available(*, unavailable, message: "not yet in Quince: alternative tracks of a movie")
public enum AVMutableMediaSelection {}

@available(*, unavailable, message: "not yet in Quince: delegates that load an asset's bytes")
public enum AVAssetResourceLoader {}

@available(*, unavailable, message: "not yet in Quince: delegates that load an asset's bytes")
public enum AVAssetResourceLoadingRequest {}

@available(*, unavailable, message: "not yet in Quince: delegates that load an asset's bytes")
public enum AVAssetResourceLoadingDataRequest {}

@available(*, unavailable, message: "not yet in Quince: delegates that load an asset's bytes")
public enum AVAssetResourceLoadingContentInformationRequest {}

@available(*, unavailable, message: "not yet in Quince: protected media")
public enum AVContentKeySession {}

@available(*, unavailable, message: "not yet in Quince: protected media")
public enum AVContentKeyRequest {}

@available(*, unavailable, message: "not yet in Quince: protected media")
public enum AVContentKey {}

@available(*, unavailable, message: "not yet in Quince: protected media")
public enum AVContentKeySpecifier {}

@available(*, unavailable, message: "not yet in Quince: protected media")
public enum AVPersistableContentKeyRequest {}

@available(*, unavailable, message: "not yet in Quince: downloads of streams")
public enum AVAssetDownloadURLSession {}

@available(*, unavailable, message: "not yet in Quince: downloads of streams")
public enum AVAssetDownloadTask {}

@available(*, unavailable, message: "not yet in Quince: downloads of streams")
public enum AVAggregateAssetDownloadTask {}

@available(*, unavailable, message: "not yet in Quince: downloads of streams")
public enum AVAssetDownloadConfiguration {}

@available(*, unavailable, message: "not yet in Quince: downloads of streams")
public enum AVAssetDownloadStorageManager {}

@available(*, unavailable, message: "not yet in Quince: downloads of streams")
public enum AVAssetCache {}

@available(*, unavailable, message: "not yet in Quince: chapters and timed metadata")
public enum AVTimedMetadataGroup {}

@available(*, unavailable, message: "not yet in Quince: chapters and timed metadata")
public enum AVMutableTimedMetadataGroup {}

@available(*, unavailable, message: "not yet in Quince: chapters and timed metadata")
public enum AVDateRangeMetadataGroup {}

@available(*, unavailable, message: "not yet in Quince: integrated timelines")
public enum AVPlayerItemIntegratedTimeline {}

@available(*, unavailable, message: "not yet in Quince: integrated timelines")
public enum AVPlayerInterstitialEvent {}

@available(*, unavailable, message: "not yet in Quince: integrated timelines")
public enum AVPlayerInterstitialEventController {}

@available(*, unavailable, message: "not yet in Quince: cameras")
public enum AVCaptureDepthDataOutput {}

@available(*, unavailable, message: "not yet in Quince: cameras")
public enum AVCaptureDataOutputSynchronizer {}

@available(*, unavailable, message: "not yet in Quince: cameras")
public enum AVCapturePhotoBracketSettings {}

@available(*, unavailable, message: "not yet in Quince: cameras")
public enum AVDepthData {}

@available(*, unavailable, message: "not yet in Quince: cameras")
public enum AVPortraitEffectsMatte {}

@available(*, unavailable, message: "not yet in Quince: cameras")
public enum AVSemanticSegmentationMatte {}

@available(*, unavailable, message: "not yet in Quince: cameras")
public enum AVCameraCalibrationData {}

@available(*, unavailable, message: "not yet in Quince: cameras")
public enum AVCaptureAudioPreviewOutput {}

@available(*, unavailable, message: "not yet in Quince: cameras")
public enum AVCaptureScreenInput {}

@available(*, unavailable, message: "not yet in Quince: cameras")
public enum AVCaptureEventInteraction {}

@available(*, unavailable, message: "not yet in Quince: cameras")
public enum AVCaptureSlider {}

@available(*, unavailable, message: "not yet in Quince: synchronized layers")
public enum AVSynchronizedLayer {}

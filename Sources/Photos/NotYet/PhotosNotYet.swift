@available(*, unavailable, message: "not yet in Quince: Live Photos")
public enum PHLivePhotoRequestOptions {}
@available(*, unavailable, message: "not yet in Quince: Live Photos")
public enum PHLivePhotoEditingContext {}
@available(*, unavailable, message: "not yet in Quince: Live Photos")
public enum PHLivePhotoFrame {}
@available(*, unavailable, message: "not yet in Quince: videos in the photo library")
public enum PHVideoRequestOptions {}
@available(*, unavailable, message: "not yet in Quince: videos in the photo library")
public enum PHVideoRequestOptionsVersion {}
@available(*, unavailable, message: "not yet in Quince: videos in the photo library")
public enum PHVideoRequestOptionsDeliveryMode {}
@available(*, unavailable, message: "not yet in Quince: editing photos in the library")
public enum PHContentEditingInput {}
@available(*, unavailable, message: "not yet in Quince: editing photos in the library")
public enum PHContentEditingInputRequestOptions {}
@available(*, unavailable, message: "not yet in Quince: editing photos in the library")
public enum PHContentEditingOutput {}
@available(*, unavailable, message: "not yet in Quince: editing photos in the library")
public enum PHAdjustmentData {}
@available(*, unavailable, message: "not yet in Quince: folders in the photo library")
public enum PHCollectionListChangeRequest {}
@available(*, unavailable, message: "not yet in Quince: identifiers of iCloud photos")
public enum PHCloudIdentifier {}
@available(*, unavailable, message: "not yet in Quince: projects of the photo library")
public enum PHProject {}
@available(*, unavailable, message: "not yet in Quince: persistent changes of the photo library")
public enum PHPersistentChange {}
@available(*, unavailable, message: "not yet in Quince: persistent changes of the photo library")
public enum PHPersistentChangeToken {}
@available(*, unavailable, message: "not yet in Quince: persistent changes of the photo library")
public enum PHPersistentChangeFetchResult {}
@available(*, unavailable, message: "not yet in Quince: persistent changes of the photo library")
public enum PHPersistentObjectChangeDetails {}

extension PHAsset {
    @available(*, unavailable, message: "not yet in Quince: editing photos in the library")
    public func requestContentEditingInput(with options: Any?, completionHandler: Any) -> Int { 0 }
    @available(*, unavailable, message: "not yet in Quince: editing photos in the library")
    public func cancelContentEditingInputRequest(_ requestID: Int) {}
    @available(*, unavailable, message: "not yet in Quince: places of photos")
    public var location: Never? { nil }
}

extension PHAssetCollection {
    @available(*, unavailable, message: "not yet in Quince: places of photos")
    public var approximateLocation: Never? { nil }
}

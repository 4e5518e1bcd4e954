extension UICollectionView {
    /// Animates several changes as one.
    ///
    /// The changes are made before the method returns, so that they need not name `self`; UIKit's block is one that does not escape, too.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}

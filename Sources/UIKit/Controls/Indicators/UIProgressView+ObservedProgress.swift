extension UIProgressView {
    /// Reads the observed work before every frame while the view shows: progress objects here tell nobody of their changes.
    func observeProgress() {
        guard let observedProgress, window != nil else { return progressTicker = nil }
        show(observedProgress)
        guard !observedProgress.isFinished, !observedProgress.isCancelled else { return progressTicker = nil }
        guard progressTicker == nil else { return }
        let ticker = FrameTicker { [weak self] _ in self?.observeProgress() }
        progressTicker = ticker
        ticker.start()
    }

    private func show(_ progress: Progress) {
        let fraction = Float(progress.fractionCompleted)
        if fraction != self.progress { setProgress(fraction, animated: true) }
    }
}

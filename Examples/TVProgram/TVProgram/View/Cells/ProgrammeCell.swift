import UIKit

/// A programme: its picture and four texts.
final class ProgrammeCell: UITableViewCell {
    static let reuseIdentifier = "programCell"

    @IBOutlet private var pictureView: UIImageView!
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var subtitleLabel: UILabel!
    @IBOutlet private var descriptionLabel: UILabel!
    @IBOutlet private var detailsLabel: UILabel!

    private var task: URLSessionTask?

    override func prepareForReuse() {
        super.prepareForReuse()
        task?.cancel()
        task = nil
    }

    func show(_ texts: ProgrammeTexts) {
        for (label, text) in [
            (titleLabel, texts.title), (subtitleLabel, texts.subtitle), (descriptionLabel, texts.description), (detailsLabel, texts.details),
        ] {
            label?.text = text
            label?.isHidden = text == nil
        }
    }

    /// Shows the placeholder until the picture is there, and for good where it cannot be loaded.
    func showPicture(at url: URL?, from store: PictureStore) {
        pictureView.image = url.flatMap(store.cachedPicture(at:)) ?? UIImage(named: "Placeholder")
        guard let url, store.cachedPicture(at: url) == nil else { return }
        var own: URLSessionTask?
        own = store.load(url) { [weak self] picture in
            // The row may show another programme by now.
            guard let self, let picture, self.task === own else { return }
            self.pictureView.image = picture
        }
        task = own
    }
}

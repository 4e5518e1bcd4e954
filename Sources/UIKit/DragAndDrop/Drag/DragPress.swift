/// Recognizes the long press that lifts what a view drags, and taps that add to a drag.
final class DragPress: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UILongPressGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    weak var interaction: UIDragInteraction?
    private var session: LocalDragSession?
    private var added: [UIDragItem] = []
    private var drag: DragController?
    private var start = CGPoint.zero

    override init() {
        super.init()
        recognizer.delegate = self
        recognizer.handlers.append { [weak self] _ in self?.pressChanged() }
        tap.delegate = self
        tap.handlers.append { [weak self] _ in self?.tapped() }
    }

    var isEnabled: Bool {
        get { recognizer.isEnabled }
        set { (recognizer.isEnabled, tap.isEnabled) = (newValue, newValue) }
    }

    func attach(to view: UIView) {
        view.addGestureRecognizer(recognizer)
        view.addGestureRecognizer(tap)
    }

    func detach(from view: UIView) {
        view.removeGestureRecognizer(recognizer)
        view.removeGestureRecognizer(tap)
    }

    // MARK: Recognizing

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        // Taps count only beside the finger that drags.
        gestureRecognizer === recognizer ? DragController.current == nil : DragController.current?.isDragging ?? false
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let interaction, let view = interaction.view else { return false }
        let point = gestureRecognizer.location(in: view)
        if gestureRecognizer === recognizer {
            session = interaction.beginSession(at: point)
            return session != nil
        }
        added = interaction.itemsForAdding(at: point)
        return !added.isEmpty
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === recognizer else { return false }
        // A press that stays opens the menu, one that moves drags.
        return otherGestureRecognizer.delegate is ContextMenuPress || interaction?.allowsSimultaneousRecognitionDuringLift == true
    }

    // MARK: Following

    private func pressChanged() {
        let place = DragPlace(window: recognizer.view?.window ?? drag?.session.place.window, point: recognizer.location(in: nil))
        switch recognizer.state {
        case .began:
            guard let interaction, let session else { return }
            start = place.point
            drag = DragController(session, from: interaction, at: place)
            drag?.lift()
        case .changed:
            guard let drag else { return }
            if !drag.isDragging {
                guard hypot(place.point.x - start.x, place.point.y - start.y) > recognizer.allowableMovement else { return }
                closeMenus()
                drag.begin(at: place)
            }
            drag.move(to: place)
        case .ended: end { $0.release() }
        case .cancelled, .failed: end { $0.cancel() }
        case .possible: break
        }
    }

    private func end(_ how: (DragController) -> Void) {
        let ended = drag
        (drag, session) = (nil, nil)
        if let ended { how(ended) }
    }

    private func closeMenus() {
        for other in recognizer.trackedTouches.flatMap(\.recognizers) {
            guard let menu = other.delegate as? ContextMenuPress else { continue }
            menu.interaction?.dismissMenu()
            menu.recognizer.isEnabled = false
            menu.recognizer.isEnabled = true
        }
    }

    private func tapped() {
        guard let interaction, let view = interaction.view, !added.isEmpty else { return }
        let items = added
        added = []
        DragController.current?.add(items, from: interaction, at: DragPlace(window: view.window, point: tap.location(in: nil)))
    }
}

import UIKit

/// Pages that scroll, with dots below them; with the launch argument `-Curl` they curl.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: BookController())
        window?.makeKeyAndVisible()
        return true
    }
}

final class PageController: UIViewController {
    let number: Int

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = [UIColor.systemRed, .systemGreen, .systemBlue, .systemOrange, .systemPurple][number]
        let label = UILabel(frame: CGRect(x: 100, y: 300, width: 200, height: 60))
        label.text = "Page \(number)"
        label.font = .preferredFont(forTextStyle: .largeTitle)
        view.addSubview(label)
    }
}

final class BookController: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    init() {
        let style: TransitionStyle = UserDefaults.standard.bool(forKey: "Curl") ? .pageCurl : .scroll
        super.init(transitionStyle: style, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Book"
        dataSource = self
        delegate = self
        setViewControllers([PageController(number: 0)], direction: .forward, animated: false)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Last",
            primaryAction: UIAction { [unowned self] _ in
                setViewControllers([PageController(number: 4)], direction: .forward, animated: true)
            })
    }

    private func page(_ controller: UIViewController, _ distance: Int) -> UIViewController? {
        let number = (controller as! PageController).number + distance
        return (0..<5).contains(number) ? PageController(number: number) : nil
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController)
        -> UIViewController?
    {
        page(controller, -1)
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController)
        -> UIViewController?
    {
        page(controller, 1)
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { 5 }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        (viewControllers?.first as? PageController)?.number ?? 0
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        title = "from \((previousViewControllers[0] as! PageController).number) \(completed)"
    }
}

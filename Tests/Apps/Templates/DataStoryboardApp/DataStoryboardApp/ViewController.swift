import UIKit
import CoreData

class ViewController: UIViewController {

    @IBOutlet weak var greeting: UILabel!

    private var delegate: AppDelegate { UIApplication.shared.delegate as! AppDelegate }

    override func viewDidLoad() {
        super.viewDidLoad()
        let context = delegate.persistentContainer.viewContext
        let request: NSFetchRequest<Visit> = Visit.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: #keyPath(Visit.number), ascending: true)]
        let visits = (try? context.fetch(request)) ?? []
        let visit = NSEntityDescription.insertNewObject(forEntityName: "Visit", into: context) as! Visit
        visit.number = (visits.last?.number ?? 0) + 1
        let guest = Guest(context: context)
        guest.name = "Guest \(visit.number)"
        visit.addToGuests(guest)
        let names = (visits + [visit]).flatMap { ($0.guests as? Set<Guest> ?? []).map(\.name!) }
        greeting.text = "Visit \(visit.number): \(names.joined(separator: ", "))"
    }
}

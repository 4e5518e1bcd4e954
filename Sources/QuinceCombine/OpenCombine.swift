// Publishers, subscribers, subjects and operators are OpenCombine's. What stands here is what it lacks, what belongs to Foundation's own
// types, and what it does otherwise than Combine: a type here hides OpenCombine's of the same name. OpenCombine's own extensions of
// Foundation are left out: they give apps names that Apple's do not have.
@_exported import OpenCombine

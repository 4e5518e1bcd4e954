import Testing

/// Tests that replace the process's store run one after the other.
@Suite(.serialized, .timeLimit(.minutes(2))) enum StoreTests {}

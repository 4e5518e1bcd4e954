import Testing

/// Tests that replace the process's store run one after the other.
@Suite(.serialized) enum StoreTests {}

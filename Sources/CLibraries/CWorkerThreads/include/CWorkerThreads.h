/// Has libdispatch find the states of its worker threads in a confined process; there is nothing to call.

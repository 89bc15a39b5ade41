"""One module per step, each naming the one before."""

/* The next whole number. */
long rounded_up(double value);

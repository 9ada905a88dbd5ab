// What stands where in the report of an axis. One by one, so that a script holds only those that it reads.

export const displacement = 0, scrollBy = 1, holdsScroll = 2;

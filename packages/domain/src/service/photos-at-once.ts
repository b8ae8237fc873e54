/** Pictures one call hands over; no setting lets more be ordered for one item. */
export const servicePhotosAtOnce = 40;

/** The handling of one parcel, whatever is in it (rule I-04). CNY. */
export const operationFee = "8.00";

/** What a reason holds at least, a letter or a digit of any script: whoever goes on from there reads nothing in three dots. */
export const tellsSomething = /[\p{L}\p{N}]/u;

// How a page of the dashboard says which book it was made for.

/** The field of its forms. */
export const BOOK_FIELD = "book";

/** The header of its reads. */
export const BOOK_HEADER = "x-sealwright-book";

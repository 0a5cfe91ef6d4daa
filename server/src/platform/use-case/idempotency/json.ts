type Kept<Value> = Value extends bigint | symbol | ((...given: never[]) => unknown) ? never : Json<Value>;

/** A type that survives JSON: `Result extends Json<Result>` rejects dates, maps, functions and bigints. */
export type Json<Value> = { [Key in keyof Value]: Kept<Value[Key]> };

import {
  type AbortableOperationOptions,
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  type QueryResult,
  SingleConnectionProvider,
} from "kysely";

type Compiler = ReturnType<Dialect["createQueryCompiler"]>;
type Adapter = ReturnType<Dialect["createAdapter"]>;

/**
 * Sends what is asked for together in one transaction, or on one connection, in one write, and answers each as it comes. The query builder's own
 * executor lets the next statement wait for the answer to the one before, which is a way to the database and back for every one.
 */
export class PipeliningExecutor extends DefaultQueryExecutor {
  private readonly compiler: Compiler;

  constructor(compiler: Compiler, adapter: Adapter, provider: ConnectionProvider) {
    super(compiler, adapter, provider);
    this.compiler = compiler;
  }

  static over(dialect: Dialect, driver: Driver): PipeliningExecutor {
    return new PipeliningExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), new DefaultConnectionProvider(driver));
  }

  override withConnectionProvider(provider: ConnectionProvider): PipeliningExecutor {
    const open = provider instanceof SingleConnectionProvider ? new OpenConnection(provider) : provider;
    return new PipeliningExecutor(this.compiler, this.adapter, open);
  }

  // Nothing of ours is broken off or rewritten on its way: what is done for that is left out.
  override executeQuery<Row>(query: CompiledQuery, options?: AbortableOperationOptions): Promise<QueryResult<Row>> {
    if (options?.signal || this.plugins.length > 0) return super.executeQuery(query, options);
    return this.provideConnection((connection) => connection.executeQuery<Row>(query));
  }
}

/** The one connection, for everybody at once. */
class OpenConnection implements ConnectionProvider {
  private readonly single: Promise<DatabaseConnection>;

  constructor(provider: SingleConnectionProvider) {
    this.single = provider.provideConnection(async (connection) => connection);
  }

  async provideConnection<Value>(consumer: (connection: DatabaseConnection) => Promise<Value>): Promise<Value> {
    return consumer(await this.single);
  }
}

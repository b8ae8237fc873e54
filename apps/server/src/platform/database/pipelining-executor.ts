import {
  type AbortableOperationOptions,
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  type KyselyPlugin,
  type QueryId,
  type QueryResult,
  type RootOperationNode,
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
  private readonly provider: ConnectionProvider;
  /** What the plugins were shown: a statement that was built before (`prepared`) comes past them otherwise. */
  private readonly seen = new WeakSet<RootOperationNode>();

  constructor(compiler: Compiler, adapter: Adapter, provider: ConnectionProvider, plugins: KyselyPlugin[] = []) {
    super(compiler, adapter, provider, plugins);
    this.compiler = compiler;
    this.provider = provider;
  }

  static over(dialect: Dialect, driver: Driver): PipeliningExecutor {
    return new PipeliningExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), new DefaultConnectionProvider(driver));
  }

  override withConnectionProvider(provider: ConnectionProvider): PipeliningExecutor {
    const open = provider instanceof SingleConnectionProvider ? new OpenConnection(provider) : provider;
    return new PipeliningExecutor(this.compiler, this.adapter, open, [...this.plugins]);
  }

  override withPlugin(plugin: KyselyPlugin): PipeliningExecutor {
    return new PipeliningExecutor(this.compiler, this.adapter, this.provider, [...this.plugins, plugin]);
  }

  override transformQuery<Node extends RootOperationNode>(node: Node, queryId: QueryId): Node {
    const shown = super.transformQuery(node, queryId);
    if (this.plugins.length > 0) this.seen.add(shown);
    return shown;
  }

  // Nothing of ours is broken off or rewritten on its way: what is done for that is left out.
  override executeQuery<Row>(query: CompiledQuery, options?: AbortableOperationOptions): Promise<QueryResult<Row>> {
    if (options?.signal || this.plugins.length > 0) {
      if (!this.seen.has(query.query)) this.transformQuery(query.query, query.queryId);
      return super.executeQuery(query, options);
    }
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

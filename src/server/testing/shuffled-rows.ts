// SHUFFLED_ROWS=1 npx vitest run --project code src/server: rows come in any order where a statement asks for none, as PostgreSQL may
// give them once it has cleared away deleted ones. A test that fails by it is without an order, or what it tries is.
import { type KyselyPlugin, OrderByItemNode, OrderByNode, RawNode, SelectQueryNode } from 'kysely'

const ANY_ORDER = OrderByNode.create([OrderByItemNode.create(RawNode.createWithSql('random()'))])

/** Statements that compute over their rows, or make them unlike, are left as they are. */
export const shuffledRows: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (!SelectQueryNode.is(node) || !node.from || node.orderBy || node.groupBy) return node
    if (node.distinctOn?.length || node.setOperations?.length || node.frontModifiers?.length) return node
    return { ...node, orderBy: ANY_ORDER }
  },
  transformResult: async ({ result }) => result,
}
